import { Anchor, Button } from '@mantine/core'
import { RouteLink, AddressLink, route, href } from './route.ts'
import { list, z, text, uuid, Localized, write } from '../core/call.ts'
import { columnsOf } from './list/columns.ts'
import { useListTable } from './list/useListTable.tsx'
import { useCallForm } from './form/useCallForm.ts'
import { TextField, LocalizedField } from './form/fields.tsx'
import { useCall, callOnce } from './calls.ts'
import { useWords } from './words.tsx'
import { words } from './words.ts'
const reset = route('/reset', { title: 'x', load: async () => ({ Screen: () => null }) })
const b = route('/b/{bId}/{idx?}', { title: 'x', load: async () => ({ Screen: ({ params }: { params: { bId: string; idx?: string } }) => <i>{params.bId}</i> }) })
export const A = () => <><Anchor component={RouteLink} to={reset}>x</Anchor><Button component={AddressLink} href={href(b, { bId: 'x' })}>y</Button><RouteLink to={b} params={{ bId: '1' }}>z</RouteLink></>
// @ts-expect-error params needed
export const A2 = () => <RouteLink to={b}>z</RouteLink>
// @ts-expect-error params needed
href(b)
const L = list('Entity/GetPropertyList', { summary: '', scope: 'group', rows: 'Properties', row: z.object({ id: uuid(), Name: Localized(), Code: text(), Size: z.nullable(z.number()), Tag: z.optional(z.object({ Name: text() })) }), filter: z.strictObject({ gId: uuid(), text: z.optional(text()) }), sort: ['Name', 'Code'], perPage: 10 })
const W = write('Entity/X', { summary: '', scope: 'building', input: z.strictObject({ BuildingId: uuid(), Info: z.strictObject({ City: text(), Kind: z.enum(['A', 'B']), Name: Localized(), Shifts: z.array(z.strictObject({ Start: text() })) }) }), output: z.object({ acId: uuid() }) })
export const B = () => {
  const column = columnsOf(L)
  const t = useWords(words)
  t('rowsOf', { from: '1', to: '2', total: '3' })
  // @ts-expect-error arguments
  t('rowsOf')
  const l = useListTable(L, { filter: { gId: 'x' }, search: 'text', columns: [column.localized('Name', 'Name'), column.text('Tag.Name', 'T', { sort: 'Code' }), column.number('Size', 'S'), column.render('x', 'X', row => row.Code)], onRow: row => row.Code })
  // @ts-expect-error unknown field
  column.text('Nope', 'T')
  const f = useCallForm(W, { initial: { BuildingId: 'x', Info: { City: '', Kind: null, Shifts: [] } }, onSaved: o => void o.acId })
  const q = useCall(L, { filter: { gId: 'x' } })
  const c: string | undefined = q.data?.Properties[0]?.Code
  void callOnce(W, f.values).then(o => o.acId)
  f.values.Info.Kind === 'A'
  f.set('Info.Shifts.0.Start', '08:00')
  // @ts-expect-error bad path
  f.set('Info.Nope', '')
  return <>{l.table}{c}<TextField of={f} name="Info.City" label="City" /><LocalizedField of={f} name="Info.Name" label="Name" />
    {/* @ts-expect-error bad path */}
    <TextField of={f} name="Info.Cit" label="City" /></>
}
