/** A sheet of labels, or a roll that has one label a page; in millimetres. */
export type LabelSheet = {
  readonly Name: string
  readonly Kind: 'Sheet' | 'Roll' | 'Tape'
  readonly Page: readonly [width: number, height: number]
  readonly Columns: number
  readonly Rows: number
  readonly Label: readonly [width: number, height: number]
  /** Of the first label, from the top left corner of the page. */
  readonly First: readonly [left: number, top: number]
  /** From one label to the next. */
  readonly Pitch: readonly [across: number, down: number]
}

const INCH = 25.4
const letter = [8.5 * INCH, 11 * INCH] as const
const a4 = [210, 297] as const
const inches = (...all: number[]): number[] => all.map(one => one * INCH)

const sheet = (Name: string, Page: LabelSheet['Page'], [Columns, Rows]: [number, number], sizes: number[]): LabelSheet => {
  const [width = 0, height = 0, left = 0, top = 0, across = 0, down = 0] = sizes
  return { Name, Kind: 'Sheet', Page, Columns, Rows, Label: [width, height], First: [left, top], Pitch: [across, down] }
}
const single = (Name: string, Kind: 'Roll' | 'Tape', width: number, height: number): LabelSheet => ({
  Name,
  Kind,
  Page: [width, height],
  Columns: 1,
  Rows: 1,
  Label: [width, height],
  First: [0, 0],
  Pitch: [width, height],
})

/** Sheets by the measures that their makers publish for templates; rolls and tapes of label printers, with the length of a label. */
export const labelSheets: readonly LabelSheet[] = [
  sheet('Avery 5160 (Letter, 30)', letter, [3, 10], inches(2.625, 1, 0.1875, 0.5, 2.75, 1)),
  sheet('Avery 5163 (Letter, 10)', letter, [2, 5], inches(4, 2, 0.15625, 0.5, 4.1875, 2)),
  sheet('Avery 5164 (Letter, 6)', letter, [2, 3], inches(4, 3 + 1 / 3, 0.15625, 0.5, 4.1875, 3 + 1 / 3)),
  sheet('Avery L7160 (A4, 21)', a4, [3, 7], [63.5, 38.1, 7.25, 15.15, 66.04, 38.1]),
  sheet('Avery L7163 (A4, 14)', a4, [2, 7], [99.1, 38.1, 4.67, 15.15, 101.6, 38.1]),
  sheet('Avery L7165 (A4, 8)', a4, [2, 4], [99.1, 67.7, 4.67, 13.1, 101.6, 67.7]),
  single('Roll 62 × 62 mm', 'Roll', 62, 62),
  single('Roll 62 × 29 mm', 'Roll', 62, 29),
  single('Roll 90 × 29 mm', 'Roll', 90, 29),
  single('Tape 24 mm', 'Tape', 60, 24),
  single('Tape 18 mm', 'Tape', 50, 18),
  single('Tape 12 mm', 'Tape', 40, 12),
]
export const labelSheetNames = labelSheets.map(one => one.Name)
export const labelSheetOf = (Name: string): LabelSheet | undefined => labelSheets.find(one => one.Name === Name)

/** Labels of a page. */
export const labelsOf = ({ Columns, Rows }: LabelSheet): number => Columns * Rows

/** Where a label lies on its page, counted row by row from 0: its top left corner in millimetres. */
export const placeLabel = ({ Columns, First, Pitch }: LabelSheet, at: number): { x: number; y: number } => ({
  x: First[0] + (at % Columns) * Pitch[0],
  y: First[1] + Math.floor(at / Columns) * Pitch[1],
})

/** Clear edge of a label: printers of labels hardly shift, and tapes have no room. */
export const labelMargin = 1.2
