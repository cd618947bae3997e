/** The mark of Lintel as `ui/kit/Logo` draws it, without a style attribute, which the pages' policy forbids. */
export const Mark = ({ size, word = false }: { size: number; word?: boolean }) => (
  <span className="mark">
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" shapeRendering="crispEdges">
      <path className="stone" d="M1 2h14v3H1zM2 6h3v8H2zM11 6h3v8h-3z" />
      <path className="glow" d="M7 11h2v3H7z" />
    </svg>
    {word && 'Lintel'}
  </span>
)
