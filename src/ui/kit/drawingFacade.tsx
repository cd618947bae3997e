import type { ReactNode } from 'react'
import classes from './Drawing.module.css'

const { line, solid, paper, fill, soft, glow, sky } = classes

const columns = [0, 1, 2, 3, 4, 5] as const
const floors = [0, 1, 2, 3] as const
// Which windows are lit at dusk.
const lit = new Set(['0-1', '0-4', '1-0', '1-2', '2-3', '2-5', '3-1', '3-2'])

const Window = ({ floor, column }: { floor: number; column: number }) => {
  const [x, y] = [122 + column * 41, 72 + floor * 52]
  return (
    <g>
      <rect x={x} y={y} width="26" height="32" className={lit.has(`${floor}-${column}`) ? glow : sky} />
      <path d={`M${x + 13} ${y}v32M${x - 3} ${y + 35}h32`} className={line} opacity=".55" />
    </g>
  )
}

// The modules of the sign: finder marks of a code in three corners, dots between.
const modules =
  'M0 0h12v12H0zM24 0h12v12H24zM0 24h12v12H0zM16 2h4v4h-4zM16 10h4v4h-4zM2 16h4v4H2zM10 16h4v4h-4zM16 18h4v4h-4zM22 16h4v4h-4zM30 16h4v4h-4zM16 26h4v4h-4zM24 24h4v4h-4zM32 24h4v4h-4zM28 30h4v4h-4zM20 32h4v4h-4z'
const holes = 'M3 3h6v6H3zM27 3h6v6h-6zM3 27h6v6H3z'

/** The facade of a building at dusk with a coded sign beside the door, 480 × 400. */
export const facade: ReactNode = (
  <>
    <path className={fill} d="M0 352V150a150 150 0 0 1 150-110h180a150 150 0 0 1 150 110v202z" />
    <circle cx="432" cy="160" r="34" className={glow} />
    <path className={sky} d="M20 352V196h56v156zM404 352V168h56v184z" />
    <path
      className={fill}
      d="M32 212h10v14H32zM54 212h10v14H54zM32 244h10v14H32zM416 190h10v14h-10zM438 190h10v14h-10zM438 222h10v14h-10zM416 254h10v14h-10z"
    />
    <rect x="104" y="52" width="272" height="300" className={paper} />
    <path className={solid} d="M92 40h296v14H92z" />
    {floors.map(floor => columns.map(column => <Window key={`${floor}-${column}`} floor={floor} column={column} />))}
    <rect x="105" y="278" width="270" height="73" className={soft} />
    <path className={line} d="M104 278h272" />
    <path className={glow} d="M206 298h68v54h-68z" />
    <path className={paper} d="M240 298h34v54h-34z" />
    <path className={solid} d="M188 282h104v14H188zM196 298h14v54h-14zM270 298h14v54h-14z" />
    <circle cx="247" cy="326" r="2.5" className={solid} />
    <rect x="304" y="292" width="48" height="48" rx="3" className={paper} />
    <g transform="translate(310 298)">
      <path d={modules} className={solid} />
      <path d={holes} fill="var(--surface-raised)" />
      <path d="M5 5h2v2H5zM29 5h2v2h-2zM5 29h2v2H5z" className={solid} />
    </g>
    <path className={line} d="M0 352h480" />
    <path className={sky} d="M128 352c-14-4-18-30 0-40 18 10 14 36 0 40z" />
    <path className={line} d="M128 352v-26M160 352v-18" />
    <path className={sky} d="M160 352c-10-3-13-20 0-28 13 8 10 25 0 28z" />
    <path className={line} d="M160 352v-16" />
  </>
)
