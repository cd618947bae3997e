import { Stars } from '../../kit/Stars.tsx'
import { PaperTable } from '../PaperTable.tsx'
import type { CommentsShape } from './comments.tsx'

/** The latest comments as a table: date, stars, text, and what else is said of them. */
export const CommentsPaper = ({ shape: { items, paper } }: { shape: CommentsShape }) => {
  const table = paper()
  const scores = new Map(items.map(one => [one.id, one.score ?? null]))
  const rows = table.rows.map(({ key, date, cells }) => ({
    key,
    cells: [date, <Stars key="stars" value={scores.get(key) ?? null} size={10} />, ...cells],
  }))
  return <PaperTable texts title={table.title} heads={table.heads} rows={rows} />
}
