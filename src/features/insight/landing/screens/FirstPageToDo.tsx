import { useCall } from '../../../../ui/calls.ts'
import { useGroupId } from '../../../../ui/session.ts'
import { GetToDo } from '../contract.ts'
import { ToDoLine } from './ToDoList.tsx'

/** What waits for the reader, on a first page that the document fixes (`/properties`). Says nothing where it cannot be read. */
export const FirstPageToDo = () => {
  const gId = useGroupId()
  const { data, isError } = useCall(GetToDo, { gId }, { quiet: true })
  return isError && !data ? null : <ToDoLine toDo={data} />
}
