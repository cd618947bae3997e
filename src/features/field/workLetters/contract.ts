import { read, uuid, write, z } from '../../../core/call.ts'
import { libraryFlags } from '../../../core/permissions.ts'
import { letterParts, WorkLetter } from './model.ts'
import { findLetterProblems } from './rules.ts'

const may = 'ManageLibraries' as const

export const GetWorkLetter = read('Inspection/GetWorkLetter', {
  summary: 'The letter about a walk; where none was saved yet, one that is filled with what the walk has found',
  scope: 'group',
  may: libraryFlags,
  ids: { iptId: 'inspection' },
  input: z.strictObject({ gId: uuid(), iptId: uuid() }),
  output: WorkLetter,
})

export const SaveWorkLetter = write('Inspection/SaveWorkLetter', {
  summary: 'Keep the letter about a walk',
  scope: 'building',
  may,
  ids: { InspectionId: 'inspection' },
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), InspectionId: uuid(), Version: z.optional(z.int()), ...letterParts }),
  check: findLetterProblems,
  output: z.object({ InspectionId: uuid(), Version: z.int() }),
})

export const SendWorkLetter = write('Inspection/SendWorkLetter', {
  summary: 'Mail the saved letter with its PDF, to each recipient by itself',
  scope: 'building',
  may,
  ids: { InspectionId: 'inspection' },
  input: z.strictObject({ GroupId: uuid(), BuildingId: uuid(), InspectionId: uuid(), Version: z.int() }),
  output: z.object({ InspectionId: uuid(), Version: z.int() }),
})
