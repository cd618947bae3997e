import type { qrCode } from '../../codes/qr/tables.ts'
import type { equipment } from '../equipment/tables.ts'
import { blankPiece, type Piece } from './rules.ts'

type Code = Pick<typeof qrCode.$inferSelect, 'QrName' | 'Location' | 'Floor' | 'InstallationNote'>

/** A code and the facts of what it marks, as a row of a file has them. */
export const pieceOf = (code: Code, facts: typeof equipment.$inferSelect | null, MechanicalSpace: string): Piece => {
  const { QrName, Location, Floor, InstallationNote } = code
  const names = Object.keys(blankPiece) as (keyof Piece)[] // its own keys
  const own = Object.fromEntries(names.map(name => [name, facts ? Reflect.get(facts, name) : blankPiece[name]])) as Piece // columns of the same names
  return { ...own, QrName, Location, Floor, InstallationNote, MechanicalSpace }
}
