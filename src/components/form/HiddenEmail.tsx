/** Identifies the account for password managers in forms without an email input. */
export function HiddenEmail({ email, name }: { readonly email: string; readonly name?: string }) {
  return (
    <input
      type="email"
      name={name}
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
      className="visually-hidden"
    />
  );
}
