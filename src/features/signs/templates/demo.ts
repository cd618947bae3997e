import { demoPart, requireNoProblems } from '../../../platform/demo/part.ts'
import { qrDemo } from '../../codes/qr/demo.ts'
import { type LayoutName, layOut } from '../artwork/layouts.ts'
import { measureSign } from '../artwork/materials.ts'
import { findTemplateProblems } from './rules.ts'
import { signTemplate } from './tables.ts'

const DAY = 86_400_000

type Designed = Pick<typeof signTemplate.$inferInsert, 'Name' | 'Size' | 'Orientation' | 'Ground' | 'Ink'> & {
  layout: LayoutName
  note: string
}
const designed: readonly Designed[] = [
  {
    Name: 'Lobby, dark',
    Size: '8 × 10',
    Orientation: 'Portrait',
    Ground: '#14213d',
    Ink: '#ffffff',
    layout: 'Standard',
    note: 'We read every message.',
  },
  {
    Name: 'Elevator plate',
    Size: '5 × 8',
    Orientation: 'Landscape',
    Ground: '#f4f1ea',
    Ink: '#1f2933',
    layout: 'Standard',
    note: 'Scan, no app needed',
  },
  { Name: 'Two codes, warm', Size: '8 × 10', Orientation: 'Portrait', Ground: '#fff4e0', Ink: '#4a2c00', layout: 'Pair', note: '' },
]

/** Templates that a designer of each account has made. */
export const templatesDemo = demoPart('signs/templates', async making => {
  const accounts = [...new Set(qrDemo.made(making).map(one => one.GroupId))]
  const rows = accounts.flatMap(GroupId =>
    designed.map(({ layout, note, ...template }, at): typeof signTemplate.$inferInsert => {
      const size = measureSign(template.Size, template.Orientation)
      if (!size) throw new Error(`${template.Size} is no size`)
      const Slots = [...layOut(layout, size).Slots]
      const foot = Slots.find(one => one.Kind === 'Place')
      // The line with the place becomes the note of the account, as its designer would have it.
      const changed = note ? Slots.map(one => (one === foot ? { ...one, Kind: 'Text' as const, Text: note } : one)) : Slots
      requireNoProblems(`template ${template.Name}`, findTemplateProblems({ ...template, Slots: changed }))
      const CreatedDate = new Date(making.to.getTime() - (90 - at * 20) * DAY)
      return { GroupId, ...template, Slots: changed, CreatedDate, ModifiedDate: CreatedDate }
    }),
  )
  if (rows.length > 0) await making.tx.insert(signTemplate).values(rows)
  making.count({ 'sign template': rows.length })
})
