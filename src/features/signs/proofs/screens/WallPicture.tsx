import { useWords } from '../../../../ui/words.tsx'
import { measureSign } from '../../artwork/materials.ts'
import { words } from '../words.ts'
import classes from './proofs.module.css'

/** Millimetres: a person, and the height at which the middle of a sign hangs. */
const [person, hangsAt] = [1750, 1500]
const [floor, room] = [2200, 2600]

/** A sign on a wall beside a person, both in one scale: how large it will look. */
export const WallPicture = ({ Size, Orientation }: { Size: string; Orientation: string }) => {
  const t = useWords(words)
  const sign = measureSign(Size, Orientation)
  if (!sign) return null
  const top = Math.max(60, Math.min(floor - hangsAt - sign.Height / 2, floor - sign.Height))
  const head = person * 0.13
  return (
    <svg viewBox={`0 0 ${room} ${floor + 60}`} className={classes.wall} role="img" aria-label={t('client.onWall')}>
      <rect x="0" y={floor} width={room} height="12" fill="var(--line)" />
      <g fill="var(--ink-soft)" opacity="0.55">
        <circle cx="520" cy={floor - person + head / 2} r={head / 2} />
        <rect x="350" y={floor - person + head + 30} width="340" height={person * 0.42} rx="120" />
        <rect x="380" y={floor - person * 0.5} width="120" height={person * 0.5} rx="50" />
        <rect x="540" y={floor - person * 0.5} width="120" height={person * 0.5} rx="50" />
      </g>
      <rect x={1500 - sign.Width / 2} y={top} width={sign.Width} height={sign.Height} rx="8" fill="var(--mantine-primary-color-filled)" />
    </svg>
  )
}
