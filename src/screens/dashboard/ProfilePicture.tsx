import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import defaultPicture from '../../components/art/default-picture.svg';
import { account as copy } from '../../content/account';
import { pictureQuery, reportPictureFailure } from '../../session/queries';
import type { UserRecord } from '../../shared/user-document';
import css from './dashboard.module.css';

/** The user's profile picture. Shows the default one until it loads, and when that fails. */
export function ProfilePicture({ record }: { readonly record: UserRecord }) {
  const { data: url } = useQuery(pictureQuery(record.profilePicPath));
  const [loadedUrl, setLoadedUrl] = useState<string>();
  const alt = copy.dashboard.picture(record.name);
  const isLoaded = url !== undefined && url === loadedUrl;
  return (
    <>
      {!isLoaded && <img src={defaultPicture} alt={alt} className={css.picture} />}
      {url && (
        <img
          key={url}
          src={url}
          alt={alt}
          hidden={!isLoaded}
          className={isLoaded ? css.picture : undefined}
          onLoad={() => setLoadedUrl(url)}
          onError={() => reportPictureFailure('image')}
        />
      )}
    </>
  );
}
