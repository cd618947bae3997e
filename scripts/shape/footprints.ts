import { type Fault, isTest, type SourceFile } from './tree.ts'

/** What an addition touches, measured on one member of its kind. */
type Footprint = {
  adds: string
  member: string
  /** How the member is named in code. */
  name: RegExp
  /** Where it is at home; nothing: every file counts. */
  home?: RegExp
  /** Files in which the word is not the member, or that the addition need not touch. */
  apart?: RegExp
  /** Files beside its home that may name it. May be lowered, never raised without a reason in the commit. */
  allowed: number
  /** What it is to come to; migrations are not counted. */
  target: number
}

/** A permission of the documents, and a bucket that asks for it, are additions of their own. */
const permissions = /permissions?(Words)?\.ts$|\/base\/permissions\/|\/files\/buckets\.ts$/

export const footprints: readonly Footprint[] = [
  { adds: 'a call', member: 'AddVendor', name: /\bAddVendor\b/, apart: /\/screens\//, allowed: 3, target: 3 },
  {
    adds: 'a feature',
    member: 'masterLibrary',
    name: /\bmasterLibrary\b/,
    home: /\/codes\/masterLibrary\//,
    allowed: 3,
    target: 3, // its row in the order, on the server and in the browser
  },
  {
    adds: 'a type of field',
    member: 'timeRange',
    name: /[tT]imeRange/,
    home: /\/fields\/timeRange\//,
    apart: /\/ui\/|fields\/styles\.ts$/, // a style of it is a row of its family
    allowed: 3,
    target: 3,
  },
  {
    adds: 'a field of an entity',
    member: 'PlannedEngineeringHours',
    name: /\bPlannedEngineeringHours\b/,
    apart: /\/sample\.ts$/, // a filled form for tests
    allowed: 7,
    target: 7, // table and model, schema and rule of the form, its words, its input, the column of an import
  },
  {
    adds: 'an entity',
    member: 'vendor',
    name: /[vV]endor/,
    home: /\/property\/contacts\//,
    apart: new RegExp(`platform/text/|/surveys/|/COIInformation/|/answers/rules\\.ts|${permissions.source}`), // the word in sentences, or as a role
    allowed: 1,
    target: 1, // its row in the order
  },
  {
    adds: 'a list with its files',
    member: 'vendorColumns',
    name: /\bvendorColumns\b/,
    home: /\/property\/contacts\//,
    allowed: 0,
    target: 0,
  },
  {
    adds: 'a functionality type',
    member: 'wifi',
    name: /\b[wW]ifi/,
    home: /\/functionalities\/types\/wifi\//,
    apart: /\/platform\/text\/|\/adoption\/|\/surveys\/takeOver\/|\/signs\/pairs\//, // makes codes of it, as people do; a kind of 2-QR sign is an addition of its own
    allowed: 4,
    target: 4, // three rows, and one for its codes in the demo world
  },
  {
    adds: 'a functionality type that only tells',
    member: 'phoneCall',
    name: /[pP]honeCall\b/,
    home: /\/telling\/phoneCall\.ts$/,
    apart: /\/signs\/pairs\//,
    allowed: 1,
    target: 1,
  },
  {
    adds: 'a functionality type of fields only',
    member: 'CommentCard',
    name: /[cC]ommentCard/,
    apart: /\/fieldOnly\/demo\.ts$/, // the codes of all such types
    allowed: 1,
    target: 1,
  },
  {
    adds: 'a section of a building',
    member: 'WhiteLabel',
    name: /WhiteLabel/,
    home: /\/sections\/WhiteLabel\//,
    apart: new RegExp(`${permissions.source}|/buildings/settings\\.server\\.ts$`), // who reads it is no part of it
    allowed: 3,
    target: 3, // two rows, and one for its demo
  },
  {
    adds: 'a section of a survey',
    member: 'ManagementInfo',
    name: /ManagementInfo/,
    home: /\/sections\/ManagementInfo\//,
    allowed: 4,
    target: 4, // two rows, and what the builder, which stands before, calls it: its name in the list and its words
  },
  {
    adds: 'a dashboard',
    member: 'residentFeedback',
    name: /\bresidentFeedback\b|QuarterlyResidentFeedback/,
    home: /\/insight\/residentFeedback\//,
    // The documents' lists: permissions of all dashboards, and reports whose rhythm is fixed.
    apart: /\/subscriptions\/rules\.ts$|\/permissions\.ts$|\/permissionWords\.ts$/,
    allowed: 3,
    target: 3, // its row in the order, on the server and in the browser
  },
]

const demoContent = /^src\/features\/[^/]+\/[^/]+\/demo\//

/** The files beside its home that name a member: of the application, with the rows of its demo world; tests and what the demo tells apart. */
export const findTouched = ({ name, home, apart }: Footprint, files: readonly SourceFile[]): string[] =>
  files
    .filter(
      ({ path, text }) =>
        path.startsWith('src/') && !isTest(path) && !demoContent.test(path) && !home?.test(path) && !apart?.test(path) && name.test(text),
    )
    .map(one => one.path)

/** A member that is named in more files than its kind may touch. */
export const checkFootprints = (files: readonly SourceFile[], rows = footprints): Fault[] =>
  rows.flatMap((row): Fault[] => {
    const touched = findTouched(row, files)
    if (touched.length <= row.allowed) return []
    const text = `${row.adds} (${row.member}) touches ${touched.length} files beside its own; ${row.allowed} are allowed: ${touched.join(', ')}`
    return [{ rule: 'footprint', file: 'scripts/shape/footprints.ts', text }]
  })

/** The table of docs/architecture.md, as it is now. */
export const printFootprints = (files: readonly SourceFile[]): string =>
  [
    '| to add | measured on | files beside its own | allowed | target |',
    '|---|---|---|---|---|',
    ...footprints.map(row => `| ${row.adds} | \`${row.member}\` | ${findTouched(row, files).length} | ${row.allowed} | ${row.target} |`),
    '',
    ...footprints.flatMap(row => [`${row.adds} (${row.member}):`, ...findTouched(row, files).map(file => `  ${file}`)]),
  ].join('\n')
