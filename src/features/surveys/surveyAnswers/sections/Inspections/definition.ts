import { z } from '../../../../../core/call.ts'
import { isEmpty } from '../../../../../core/problem.ts'
import { inspectionTypes } from '../../../surveys/model.ts'
import { checkDay, checkName, checkRows, countFacts, filledRows } from '../../checks.ts'
import { file, rows } from '../../model.ts'
import { defineSection } from '../section.ts'
import { Inspection } from './model.ts'
import { words } from './words.ts'

export const Inspections = defineSection({
  fields: {
    InspectionTypes: rows(z.enum(inspectionTypes), inspectionTypes.length),
    Inspections: rows(Inspection, 100),
    InspectionsFile: file(),
  },
  savedAs: 'section',
  empty: { InspectionTypes: [], Inspections: [], InspectionsFile: null },
  words,
  check: ({ Inspections }) =>
    checkRows('Inspections', Inspections, (row, at) => [
      ...checkName(at, row),
      ...checkDay(`${at}.LastInspectionDate`, row.LastInspectionDate),
    ]),
  tidy: payload => ({ ...payload, Inspections: filledRows(payload.Inspections) }),
  count: ({ InspectionTypes, Inspections, InspectionsFile }) =>
    countFacts(
      InspectionsFile !== null || InspectionTypes.length > 0,
      InspectionsFile !== null || Inspections.some(({ Name, Frequency }) => !isEmpty(Name) && Frequency !== null),
    ),
})
