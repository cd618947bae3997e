/** What is drawn of a part that is given as plain data. */
export type DataShape<D> = {
  data: D
  subtitle?: string
  /** In px: of the drawing, or of the box in which a table scrolls; the skeleton before it is as high. */
  height: number
  /** Default "No data yet", of tables "No Data". */
  emptyText?: string
}
