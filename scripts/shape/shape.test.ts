import { describe, expect, test } from 'vitest'
import { checkShape, withoutStillBroken } from './checks.ts'
import { checkCircles } from './circles.ts'
import { checkComposition } from './composition.ts'
import { checkFootprints } from './footprints.ts'
import { checkPlatformSql } from './platformSql.ts'
import type { FeatureRow, Rule } from './tree.ts'

const order: readonly FeatureRow[] = [
  { folder: 'base/people' },
  { folder: 'property/buildings', faces: ['entityTypes', 'screens/pickers'] },
  { folder: 'codes/types' },
  { folder: 'codes/qr', keeps: ['qr_day'] },
]
const people = `export const appUser = snakeCase.table('app_user', {})\nexport const qrDay = snakeCase.table(\n  'qr_day',\n  {},\n)`
const clean = {
  'src/platform/tables.ts': "export const mail = snakeCase.table('mail', {})",
  'src/features/order.ts': '',
  'src/features/base/people/tables.ts': people,
  'src/features/base/people/calls/SignOut.ts':
    "import { appUser } from '../tables.ts'\nexport const SignOut = handle(() => tx.delete(appUser))",
  'src/features/property/buildings/model.ts': "import type { Person } from '../../base/people/model.ts'",
  'src/features/property/buildings/entityTypes.ts': '',
  'src/features/property/buildings/floors.ts': '',
  'src/features/property/buildings/data.ts': "import { floors } from './floors.ts'",
  'src/features/property/buildings/screens/List.tsx': "import list from './list.module.css'",
  'src/features/property/buildings/screens/list.module.css': '',
  'src/features/property/buildings/screens/pickers/BuildingPicker.tsx': '',
  'src/features/property/buildings/sections/WhiteLabel/rules.ts': '',
  'src/features/property/buildings/sections/WhiteLabel/Section.tsx': '',
  'src/features/codes/types/wifi/definition.ts': '',
  'src/features/codes/types/wifi/Panel.tsx': '',
  'src/features/codes/types/wifi/submit.server.ts': '',
  'src/features/codes/qr/data.ts': [
    "import { qrDay as day } from '../../base/people/tables.ts'",
    "import { wifi } from '../types/wifi/definition.ts'",
    "import { entityTypes } from '../../property/buildings/entityTypes.ts'",
    "import { label } from '../../property/buildings/sections/WhiteLabel/rules.ts'",
    "const page = () => import('../../property/buildings/screens/pickers/BuildingPicker.tsx')",
    'await tx.insert(day)',
    'await tx.execute(sql`update ${day} d set count = 1`)',
  ].join('\n'),
  'src/features/codes/qr/testing.ts': "import { floors } from '../../property/buildings/floors.ts'\nawait tx.insert(building)",
  'src/features/codes/qr/qr.test.ts': "import { floors } from '../../property/buildings/floors.ts'",
  'src/app/features.ts': "import { calls } from '../features/base/people/calls/SignOut.ts'",
  'src/features/base/people/demo.ts': [
    "import { people } from './demo/people.ts'",
    "import { appUser, qrDay } from './tables.ts'",
    'await tx.insert(appUser)',
    'await tx.insert(qrDay)',
  ].join('\n'),
  'src/features/base/people/demo/people.ts': '',
  'src/features/codes/qr/demo.ts': "import { peopleDemo } from '../../base/people/demo.ts'",
  'src/app/demo/parts.ts': "import { peopleDemo } from '../../features/base/people/demo.ts'",
}

const check = (planted: Readonly<Record<string, string>> = {}, rows = order) =>
  checkShape(
    Object.entries({ ...clean, ...planted }).map(([path, text]) => ({ path, text })),
    rows,
  )

type Planted = readonly [says: string, rule: Rule, file: string, text: string, message: string]
const planted: readonly Planted[] = [
  ['a file too long', 'size', 'src/core/long.ts', 'const a = () => 1\n'.repeat(251), 'has 251 lines; 250 are allowed'],
  [
    'a file too long that is named as a catalog',
    'size',
    'src/core/words.ts',
    'const a = () => 1\n'.repeat(251),
    'has 251 lines; 250 are allowed',
  ],
  ['a name that says nothing', 'name', 'src/core/utils.ts', '', 'bears a name that says nothing'],
  ['a name that says nothing, wherever it is', 'name', 'src/ui/charts/types.ts', '', 'bears a name that says nothing'],
  ['a way around a rule in a check', 'bypass', 'scripts/shape/size.ts', `// oxlint-${'disable'}-next-line`, 'goes around a rule'],
  ['a way around a rule', 'bypass', 'src/core/call.ts', `// @ts-${'expect-error'}: why not`, 'goes around a rule'],
  [
    'a handler of another name',
    'handler',
    'src/features/codes/qr/calls/AddCode.ts',
    'export const SaveCode = handle(() => 1)',
    'does not export the handler AddCode',
  ],
  [
    'an import of a later feature',
    'order',
    'src/features/base/people/rules.ts',
    "import { model } from '../../codes/qr/model.ts'",
    'codes/qr stands after base/people',
  ],
  [
    'a type of a later feature',
    'order',
    'src/features/base/people/rules.ts',
    "import type { Model } from '../../codes/qr/model.ts'",
    'codes/qr stands after base/people',
  ],
  [
    'a later feature loaded when needed',
    'order',
    'src/features/base/people/screens/Page.tsx',
    "const part = () => import('../../../codes/qr/routes.ts')",
    'codes/qr stands after base/people',
  ],
  ['a feature that the order does not know', 'order', 'src/features/codes/proofs/model.ts', '', 'codes/proofs has no row'],
  [
    'a file of another feature that is no face',
    'faces',
    'src/features/codes/qr/rules.ts',
    "import { floors } from '../../property/buildings/floors.ts'",
    'no face of property/buildings',
  ],
  [
    'a screen of another feature that is no face',
    'faces',
    'src/features/codes/qr/screens/Qr.tsx',
    "import { List } from '../../../property/buildings/screens/List.tsx'",
    'no face of property/buildings',
  ],
  [
    'the panel of a type in another feature',
    'faces',
    'src/features/codes/qr/panels.ts',
    "import { Panel } from '../types/wifi/Panel.tsx'",
    'no face of codes/types',
  ],
  [
    'a write of a foreign table',
    'writers',
    'src/features/codes/qr/jobs.ts',
    "import { appUser as user } from '../../base/people/tables.ts'\nawait tx.update(user).set({})",
    'writes the table app_user, which only base/people may write',
  ],
  [
    'a write of a foreign table over several lines',
    'writers',
    'src/features/codes/qr/jobs.ts',
    "import {\n  appUser,\n} from '../../base/people/tables.ts'\nawait tx\n  .insert(\n    appUser,\n  )",
    'writes the table app_user',
  ],
  [
    'a record of another feature',
    'writers',
    'src/features/codes/qr/jobs.ts',
    "import { appUser } from '../../base/people/tables.ts'\nawait saveRecord(ctx, appUser, row, {}, { Object: 'user' })",
    'writes the table app_user',
  ],
  [
    'many records of another feature',
    'writers',
    'src/features/codes/qr/jobs.ts',
    "import { appUser } from '../../base/people/tables.ts'\nawait saveRecords(\n  ctx, appUser, rows, {})",
    'writes the table app_user',
  ],
  [
    'a foreign table in SQL text',
    'writers',
    'src/features/codes/qr/jobs.ts',
    'sql`delete from app_user where id = 1`',
    'writes the table app_user',
  ],
  [
    'a foreign table named in SQL text',
    'writers',
    'src/features/codes/qr/jobs.ts',
    "import { appUser } from '../../base/people/tables.ts'\nsql`update ${appUser} as u\n set name = 1`",
    'writes the table app_user',
  ],
  [
    'a table that another feature keeps',
    'writers',
    'src/features/base/people/jobs.ts',
    'sql`insert into qr_day values (1)`',
    'only codes/qr may write',
  ],
  [
    'a foreign table in the demo world',
    'writers',
    'src/features/codes/qr/demo.ts',
    "import { appUser } from '../../base/people/tables.ts'\nawait tx.insert(appUser)",
    'writes the table app_user, which only base/people may write',
  ],
  ['composition that writes a table', 'writers', 'src/app/demo/world.ts', 'sql`delete from app_user`', 'only base/people may write'],
  [
    'what the demo world of another feature tells',
    'faces',
    'src/features/codes/qr/demo.ts',
    "import { people } from '../../base/people/demo/people.ts'",
    'no face of base/people',
  ],
  [
    'a product that knows its demo world',
    'faces',
    'src/features/codes/qr/jobs.ts',
    "import { qrDemo } from './demo.ts'",
    'which only the demo world may',
  ],
  [
    'files whose types need each other',
    'circles',
    'src/features/property/buildings/floors.ts',
    "import type { Data } from './data.ts'\nexport type { Floor } from '../../base/people/model.ts'",
    'src/features/property/buildings/data.ts → src/features/property/buildings/floors.ts → src/features/property/buildings/data.ts is a circle',
  ],
  [
    'a table of a feature in what deletes an account',
    'writers',
    'src/platform/account/deleteAccount.ts',
    "import { appUser } from '../../features/base/people/tables.ts'\nawait tx.delete(appUser)",
    'writes the table app_user, which only base/people may write',
  ],
  [
    'a product that knows how tests make its rows',
    'faces',
    'src/features/codes/qr/rules.ts',
    "import { ways } from './testing.ts'",
    'which only tests may',
  ],
  ['a table of the platform', 'writers', 'src/features/codes/qr/jobs.ts', 'sql`insert into mail (id)`', 'only src/platform may write'],
  ['a component at the top of a feature', 'vocabulary', 'src/features/codes/qr/Card.tsx', '', 'is no file that a feature holds'],
  ['a folder of one’s own', 'vocabulary', 'src/features/codes/qr/parts/cards.ts', '', 'is no file that a feature holds'],
  ['a handler that is no action', 'vocabulary', 'src/features/codes/qr/calls/add.ts', 'export const add = handle(', 'is no file'],
  ['a file of another kind', 'vocabulary', 'src/features/codes/qr/notes.css', '', 'is no file that a feature holds'],
  ['a feature outside of the wings', 'vocabulary', 'src/features/signs/model.ts', '', 'is no file that a feature holds'],
  [
    'composition that takes a part of a feature’s own',
    'vocabulary',
    'src/app/browser/main.tsx',
    "import { floors } from '../../features/property/buildings/floors.ts'",
    'which only property/buildings knows',
  ],
]

describe('the shape of the tree', () => {
  test('a tree that keeps the rules is accepted', () => {
    expect(check()).toEqual([])
  })

  test.each(planted)('refused: %s', (_says, rule, file, text, message) => {
    const faults = check({ [file]: text })
    expect(faults).toEqual([expect.objectContaining({ rule, text: expect.stringContaining(message) })])
  })

  test('an import of an earlier feature is accepted, a cycle of two is not', () => {
    const down = { 'src/features/codes/qr/rules.ts': "import { rules } from '../../property/buildings/rules.ts'" }
    expect(check(down)).toEqual([])
    const up = { 'src/features/property/buildings/rules.ts': "import { rules } from '../../codes/qr/rules.ts'" }
    const [first, circle, ...more] = check({ ...down, ...up })
    expect(first).toMatchObject({ rule: 'order', file: 'src/features/property/buildings/rules.ts' })
    expect(circle).toMatchObject({ rule: 'circles' })
    expect(more).toEqual([])
  })

  test.each([
    ['a row without a folder', [...order, { folder: 'signs/proofs' }], 'signs/proofs, which is no folder'],
    ['a folder named twice', [...order, { folder: 'codes/qr' }], 'codes/qr twice'],
    ['a face that is no file', [...order.slice(0, 3), { folder: 'codes/qr', faces: ['shapes'], keeps: ['qr_day'] }], 'the face shapes'],
    ['a kept table that is none', [...order.slice(0, 3), { folder: 'codes/qr', keeps: ['qr_day', 'qr_week'] }], 'keeps qr_week'],
    [
      'a face that nobody imports',
      [...order.slice(0, 3), { folder: 'codes/qr', faces: ['data.ts'], keeps: ['qr_day'] }],
      'nothing outside',
    ],
    ['a table kept twice', [{ folder: 'base/people', keeps: ['qr_day'] }, ...order.slice(1)], 'codes/qr keeps qr_day, which another'],
  ] satisfies [string, FeatureRow[], string][])('an order with %s is refused', (_says, rows, message) => {
    expect(check({}, rows)).toContainEqual(expect.objectContaining({ text: expect.stringContaining(message) }))
  })

  test('what is still broken is let pass by its two files; an entry that is mended is refused', () => {
    const file = 'src/features/codes/qr/rules.ts'
    const to = 'src/features/property/buildings/floors.ts'
    const faults = check({ [file]: "import { floors } from '../../property/buildings/floors.ts'" })
    expect(withoutStillBroken(faults, [[file, to]])).toEqual([])
    expect(withoutStillBroken(faults, [[file, 'src/features/base/people/model.ts']])).toHaveLength(2)
    expect(withoutStillBroken([], [[file, to]])).toEqual([expect.objectContaining({ rule: 'allowed', file, to })])
  })

  test('a member of a registry that is named in one file more than its kind may touch is refused; its own folder, what a demo tells and tests count not', () => {
    const row = { adds: 'a type', member: 'wifi', name: /wifi/, home: /\/types\/wifi\//, allowed: 1, target: 1 }
    const named = (...paths: string[]) => paths.map(path => ({ path, text: "import { wifi } from './wifi.ts'" }))
    const free = [
      'src/features/codes/types/wifi/definition.ts',
      'src/features/codes/qr/demo/codes.ts',
      'src/features/codes/types/types.test.ts',
    ]
    const allowed = named('src/features/codes/types/definitions.ts', ...free)
    expect(checkFootprints(allowed, [row])).toEqual([])
    expect(checkFootprints([...allowed, ...named('src/features/codes/qr/data.ts')], [row])).toEqual([
      expect.objectContaining({ rule: 'footprint', text: expect.stringContaining('src/features/codes/qr/data.ts') }),
    ])
  })
})

describe('composition', () => {
  const naming = (names: number) =>
    Array.from({ length: names }, (_, i) => ({ path: `src/app/list${i}.ts`, text: "import { qr } from '../features/codes/qr/server.ts'" }))
  test('three files of src/app may name a feature', () => expect(checkComposition(naming(3), {})).toEqual([]))
  test('a fourth is refused', () => {
    expect(checkComposition(naming(4), {})).toMatchObject([{ rule: 'composition', to: 'codes/qr' }])
    expect(checkComposition(naming(4), {})[0]?.text).toContain('4 files of src/app name codes/qr; 3 may')
  })
  test('a feature that has more keeps its number, which only falls', () => {
    expect(checkComposition(naming(5), { 'codes/qr': 5 })).toEqual([])
    expect(checkComposition(naming(6), { 'codes/qr': 5 })).toMatchObject([{ rule: 'composition' }])
    expect(checkComposition(naming(4), { 'codes/qr': 5 })).toMatchObject([
      { rule: 'allowed', text: 'codes/qr is named by 4 files: lower its number' },
    ])
  })
})

describe('SQL of the platform', () => {
  const tables = [
    { path: 'src/platform/tables.ts', text: "export const mail = snakeCase.table('mail', { SentDate: at() })" },
    {
      path: 'src/features/base/people/tables.ts',
      text: "export const member = tenantTable('member', { ...tenant(), PinSecret: text(), SentDate: at() }, {}, t => [])\nexport const appUser = snakeCase.table('app_user', {})",
    },
  ]
  const findIn = (text: string, path = 'src/platform/gate/gate.ts') => checkPlatformSql([...tables, { path, text }])

  test.each([
    ['a table', 'client.query(`select 1 from member where id = $1`)', 'member'],
    ['a table that is joined, in a part of a statement', "const more = 'join member m on m.id = x.id'", 'member'],
    ['a table of a cast', 'client.query(`select * from json_populate_record(null::app_user, $1)`)', 'app_user'],
    ['a table that is only named', "for (const table of ['app_user']) remove(table)", 'app_user'],
    ['a column', 'client.query(`select ${x} from ${table} where pin_secret is not null`)', 'pin_secret'],
    ['a column of a named table', 'sql`select member.id from ${table}`', 'member'],
  ])('refused: %s of a feature', (_says, text, to) => {
    expect(findIn(text)).toEqual([expect.objectContaining({ rule: 'platformSql', to, file: 'src/platform/gate/gate.ts' })])
    expect(findIn(text, 'src/core/call.ts')).toHaveLength(1)
    expect(findIn(text, 'src/features/base/people/data.ts')).toEqual([])
    expect(findIn(text, 'src/platform/gate/gate.test.ts')).toEqual([])
  })

  test.each([
    ['a table of the platform and its columns', 'client.query(`update mail set sent_date = now()`)'],
    ['a table that a feature gives', 'client.query(`select 1 from ${quoteName(table)} where group_id = $1 and archived_date is null`)'],
    ['the same word in a sentence', "throw new Error('A member of the account is needed')"],
    ['the same word as an import', "import { member } from './member.ts'"],
  ])('accepted: %s', (_says, text) => expect(findIn(text)).toEqual([]))
})

describe('circles', () => {
  const tree = (imports: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(imports).map(([name, to]) => ({
      path: `src/ui/${name}.ts`,
      text: to.map(one => `import type { X } from './${one}.ts'`).join('\n'),
    }))
  test('a way that goes on, and two ways to one file, are none', () =>
    expect(checkCircles(tree({ a: ['b', 'c'], b: ['c'], c: ['d'], d: [] }))).toEqual([]))
  test('each group of files that reach each other is told once, by its shortest circle', () =>
    expect(checkCircles(tree({ a: ['b'], b: ['c', 'a'], c: ['a'], d: ['e'], e: ['d'], f: ['a', 'd'], g: ['g'] }))).toMatchObject([
      { file: 'src/ui/a.ts', to: 'src/ui/b.ts', text: 'src/ui/a.ts → src/ui/b.ts → src/ui/a.ts is a circle' },
      { file: 'src/ui/d.ts', to: 'src/ui/e.ts' },
      { text: 'src/ui/g.ts → src/ui/g.ts is a circle' },
    ]))
  test('what is loaded when it is needed closes none', () =>
    expect(
      checkCircles([
        ...tree({ a: ['b'] }),
        { path: 'src/ui/b.ts', text: "const a = () => import('./a.ts')\nnew URL('./a.ts', import.meta.url)" },
      ]),
    ).toEqual([]))
})
