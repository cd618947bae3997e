import { isEmpty, type Problem, required } from '../../../../../core/problem.ts'
import type { ResidentField, ResidentIndex } from './model.ts'

/** A building whose residents have no index yet. */
export const noIndex = (): ResidentIndex => ({ Fields: [] })

/** Every field has a name and a type. */
export const residentIndexProblems = ({ Fields }: ResidentIndex, prefix = 'ResidentIndex.'): Problem[] =>
  Fields.flatMap((field, i) => required(field, ['Name', 'Type'], `${prefix}Fields.${i}.`))

/** Save is disabled while a field lacks its name or its type. */
export const isIncomplete = ({ Fields }: ResidentIndex): boolean => Fields.some(({ Name, Type }) => isEmpty(Name) || isEmpty(Type))

export const tidiedIndex = ({ Fields }: ResidentIndex): ResidentIndex => ({
  Fields: Fields.map(({ Name, Type }) => ({ Name: Name.trim(), Type })),
})

export const newField: ResidentField = { Name: '', Type: '' }
