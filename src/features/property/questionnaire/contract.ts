import { read, uuid, write, z } from '../../../core/call.ts'
import type { Permission } from '../../../core/permissions.ts'
import { buildingTypes } from '../buildings/model.ts'
import { ConditionalField, QuestionSection, SavedSection } from './model.ts'
import { questionnaireProblems } from './rules.ts'

/** The section has no flag of its own: everybody who sees the building's page sees it. */
const may: readonly Permission[] = ['ManagePropertyInfo', 'ManageEntities', 'GlobalManageEntities']
const questions = { PropertyCHARQuestions: z.array(QuestionSection), ConditionalFields: z.array(ConditionalField) }

export const GetBuildingQuestions = read('Questionnaire/GetBuildingQuestions', {
  summary: 'The questions about a building of a vertical, without answers; only Industrial has any',
  scope: 'building',
  may,
  input: z.strictObject({
    gId: z.optional(uuid()),
    bId: uuid(),
    /** The form that the questions belong to. */
    fType: z.optional(z.enum(['Building'])),
    /** The set of questions. */
    qType: z.optional(z.enum(['PropertyCHAR'])),
    /** What the questions are about: the building itself. */
    eId: z.optional(uuid()),
    /** Its vertical; unless set, the building's own. */
    eType: z.optional(z.enum(buildingTypes)),
  }),
  output: z.object(questions),
})

export const GetBuildingQuestionnaire = read('Questionnaire/GetBuildingQuestionnaire', {
  summary: 'The questions about an industrial building with its answers',
  scope: 'building',
  may,
  input: z.strictObject({ gId: z.optional(uuid()), bId: uuid() }),
  output: z.object({ ...questions, Version: z.int() }),
})

export const SaveBuildingQuestionnaire = write('Questionnaire/SaveBuildingQuestionnaire', {
  summary: 'Save the answers about an industrial building; Version is the one that was read',
  scope: 'building',
  may,
  input: z.strictObject({
    GroupId: z.optional(uuid()),
    BuildingId: uuid(),
    Version: z.int(),
    PropertyCHARQuestions: z.array(SavedSection).check(z.maxLength(50)),
  }),
  output: z.object({ acId: uuid(), Version: z.int() }),
  check: ({ PropertyCHARQuestions }) => questionnaireProblems(PropertyCHARQuestions),
})
