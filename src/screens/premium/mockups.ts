import type { ComponentType } from 'react';
import type { MockupProps } from '../../components/mockups/PhoneFrame';
import type { MockupId } from '../../content/premium';
import { FeedMockup } from './mockups/FeedMockup';
import { MoodFaceMockup } from './mockups/MoodFaceMockup';
import { ThemeMockup } from './mockups/ThemeMockup';
import { WidgetMockup } from './mockups/WidgetMockup';

export const mockups: Readonly<Record<MockupId, ComponentType<MockupProps>>> = {
  widgets: WidgetMockup,
  feed: FeedMockup,
  moodFaces: MoodFaceMockup,
  themes: ThemeMockup,
};
