/** The studio's mark: an anchor whose shank is a harbor light. Decorative unless it has a label. */
export function StudioMark(props: { readonly size?: number; readonly label?: string | undefined }) {
  const { size = 32, label } = props;
  return (
    <svg
      viewBox="0 0 32 32"
      width={size}
      height={size}
      focusable="false"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label}
    >
      <circle cx="16" cy="16" r="16" fill="light-dark(#12304f, #dcebfa)" />
      <path d="M14 12.500h4l1.800 13.500h-7.600z" fill="light-dark(#fff, #12304f)" />
      <path
        d="M6.500 17.500C7 23 11 26.300 16 26.300s9-3.300 9.500-8.800M10.500 12.500h11"
        fill="none"
        stroke="light-dark(#fff, #12304f)"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <path
        d="M12.700 11.300V8.500a3.300 3.300 0 0 1 6.600 0v2.800z"
        fill="light-dark(#ff8a78, #d94f3d)"
      />
      <path
        d="M9.500 8H7.200M9.800 5.200 8 4M22.500 8h2.300M22.200 5.200 24 4"
        stroke="light-dark(#ffc773, #c46a10)"
        strokeWidth="1.600"
        strokeLinecap="round"
      />
    </svg>
  );
}
