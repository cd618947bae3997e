import classes from './Logo.module.css'

export type LogoProps = {
  /** Height of the mark in px; default 24. Drawn on a grid of 16, sharp at 16, 32, 48… */
  size?: number
  /** Mark and name, or the mark alone. */
  wordmark?: boolean
}

/** The mark of Lintel: two posts and a beam, one light in the door. */
export const Logo = ({ size = 24, wordmark = false }: LogoProps) => (
  <span className={classes.logo} style={{ fontSize: size * 0.82 }} role="img" aria-label="Lintel">
    <svg viewBox="0 0 16 16" width={size} height={size} aria-hidden="true" shapeRendering="crispEdges">
      <path className={classes.stone} d="M1 2h14v3H1zM2 6h3v8H2zM11 6h3v8h-3z" />
      <path className={classes.light} d="M7 11h2v3H7z" />
    </svg>
    {wordmark && (
      <span aria-hidden="true" className={classes.word}>
        Lintel
      </span>
    )}
  </span>
)
