/** The studio's mark: an anchor whose shank is a harbor light. Decorative unless it has a label. */
export function StudioMark(props: { readonly size?: number; readonly label?: string | undefined }) {
  const { size = 32, label } = props;
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <circle cx="16" cy="16" r="16" fill="var(--mark)" />
      <path d="M14 12.5h4l1.8 13.5h-7.6z" fill="var(--mark-anchor)" />
      <path
        d="M6.5 17.5C7 23 11 26.3 16 26.3s9-3.3 9.5-8.8M10.5 12.5h11"
        fill="none"
        stroke="var(--mark-anchor)"
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <path d="M12.7 11.3V8.5a3.3 3.3 0 0 1 6.6 0v2.8z" fill="var(--mark-lamp)" />
      <path
        d="M9.5 8H7.2M9.8 5.2 8 4M22.5 8h2.3M22.2 5.2 24 4"
        stroke="var(--mark-rays)"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
