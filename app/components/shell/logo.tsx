/** A sheet of paper with one line of it in the light. */
export function LogoMark({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden className={className} fill="none">
      <rect
        x="5"
        y="2.5"
        width="22"
        height="27"
        rx="4"
        className="fill-card stroke-primary"
        strokeWidth="2"
      />
      <path d="M10 9.5h12M10 23h8" className="stroke-edge" strokeWidth="2" strokeLinecap="round" />
      <rect x="2" y="13" width="28" height="6.5" rx="2" className="fill-primary" />
    </svg>
  )
}
