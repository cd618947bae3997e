import type { ReactNode } from 'react'
import classes from './Drawing.module.css'

export type DrawingName = 'emptyList' | 'signIn' | 'thankYou' | 'notFound' | 'noPermission' | 'error' | 'offline'

const { line, dark, solid, paper, fill, soft, glow } = classes

const Ground = () => <path className={line} d="M14 106h140" />
const Disc = () => <circle cx="84" cy="58" r="50" className={soft} />

/** The door of the mark: two posts and a beam. */
const Door = ({ x, lit = false, children }: { x: number; lit?: boolean; children?: ReactNode }) => (
  <g transform={`translate(${x} 0)`}>
    <path className={lit ? glow : fill} d="M12 50h28v56H12z" />
    {children}
    <path className={solid} d="M0 36h52v11H0zM5 50h9v56H5zM38 50h9v56h-9z" />
  </g>
)

/** The small drawings, 168 × 120. */
export const drawings: Record<Exclude<DrawingName, 'signIn'>, ReactNode> = {
  emptyList: (
    <>
      <Disc />
      <rect x="46" y="20" width="70" height="86" rx="4" className={paper} />
      <path className={fill} d="M56 34h10v10H56zM56 54h10v10H56zM56 74h10v10H56z" />
      <path className={line} d="M74 39h30M74 59h22M74 79h27" opacity=".45" />
      <circle cx="116" cy="88" r="15" className={paper} />
      <path className={line} d="M127 99l11 11" strokeWidth="4" />
      <rect x="111" y="83" width="10" height="10" className={glow} />
    </>
  ),
  thankYou: (
    <>
      <Disc />
      <Ground />
      <Door x={58} lit>
        <path className={paper} d="M39 50 27 57v49h12z" />
      </Door>
      <circle cx="122" cy="36" r="17" className={paper} />
      <path className={line} d="M114 36l6 6 11-12" strokeWidth="3" />
      <path className={glow} d="M36 44l3 7 7 1-5 5 1 8-6-4-7 4 2-8-6-5 8-1z" />
    </>
  ),
  notFound: (
    <>
      <Disc />
      <Ground />
      <path className={solid} d="M58 36h52v11H58zM63 50h9v56h-9zM96 50h9v56h-9z" opacity=".25" />
      <path className={line} strokeDasharray="4 5" d="M58 36h52v11H58zM63 50h9v56h-9zM96 50h9v56h-9z" />
      <path className={line} d="M132 106V64M132 64h22l6 7-6 7h-22M132 82h-16l-6 7 6 7h16" />
      <rect x="80" y="96" width="8" height="10" className={glow} />
    </>
  ),
  noPermission: (
    <>
      <Disc />
      <Ground />
      <Door x={58} />
      <rect x="69" y="70" width="30" height="25" rx="3" className={paper} />
      <path className={line} d="M76 70v-7a8 8 0 0 1 16 0v7" />
      <rect x="81" y="79" width="6" height="8" className={glow} />
    </>
  ),
  error: (
    <>
      <Disc />
      <Ground />
      <path className={solid} d="M63 50h9v56h-9zM96 50h9v56h-9z" />
      <path className={solid} d="M56 40l25-7 2 11-25 7zM86 31l25 7-3 11-24-7z" />
      <path className={fill} d="M72 54h24v52H72z" />
      <path className={glow} d="M84 60l11 20H73z" />
      <path className={dark} d="M84 67v6M84 77v.1" />
      <path className={line} d="M44 30l6 6M124 30l-6 6M84 12v8" opacity=".6" />
    </>
  ),
  offline: (
    <>
      <Disc />
      <Ground />
      <path className={fill} d="M60 44h48v62H60z" />
      <path className={line} d="M60 44h48v62H60z" />
      <path className={paper} d="M68 54h8v9h-8zM92 54h8v9h-8zM68 72h8v9h-8zM92 72h8v9h-8z" />
      <rect x="80" y="90" width="8" height="16" className={glow} />
      <path className={line} d="M62 28a34 34 0 0 1 44 0M70 36a22 22 0 0 1 28 0" opacity=".45" />
      <path className={line} d="M58 16l52 30" strokeWidth="3" />
    </>
  ),
}
