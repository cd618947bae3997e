import type { Column } from '../../../../ui/list/columns.ts'

/** Chosen columns of a list in their order, some under another head: `{ Name: 'Room Name', Unit: null }`; null keeps its own. */
export const chooseColumns = <Row,>(all: readonly Column<Row>[], chosen: Readonly<Record<string, string | null>>): Column<Row>[] =>
  Object.entries(chosen).flatMap(([id, header]) => {
    const column = all.find(one => one.id === id)
    return column ? [header === null ? column : { ...column, header }] : []
  })
