import type { DemoCode, DemoCodes } from '../demo/demoCode.ts'
import { fieldOnlyTypes } from '../fieldOnlyTypes.ts'

export const fieldOnlyCodes: DemoCodes = {
  ASE: [card('Comment Card', 'Lobby', '1', 0.8, 'Card holder beside the visitor tablet')],
}

function card(QrName: string, Location: string, Floor: string, weight: number, InstallationNote: string): DemoCode {
  const form = { ...fieldOnlyTypes.CommentCard.template }
  return { FunctionalityType: 'CommentCard', QrName, Location, Floor, weight, InstallationNote, form, page: { button: '', taps: 0 } }
}
