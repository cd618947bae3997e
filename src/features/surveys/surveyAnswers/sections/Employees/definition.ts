import { isEmpty } from '../../../../../core/problem.ts'
import { checkEmail, checkName, checkPhone, checkRows, countFacts, filledRows } from '../../checks.ts'
import { file, rows } from '../../model.ts'
import { defineSection } from '../section.ts'
import { Employee } from './model.ts'
import { words } from './words.ts'

export const Employees = defineSection({
  fields: { Employees: rows(Employee, 300), EmployeesFile: file() },
  savedAs: 'section',
  empty: { Employees: [], EmployeesFile: null },
  words,
  check: ({ Employees }) =>
    checkRows('Employees', Employees, (row, at) => [
      ...checkName(at, row),
      ...checkPhone(`${at}.Mobile`, row.Mobile),
      ...checkEmail(`${at}.EmailAddress`, row.EmailAddress),
    ]),
  tidy: ({ Employees, EmployeesFile }) => ({ Employees: filledRows(Employees), EmployeesFile }),
  count: ({ Employees, EmployeesFile }) =>
    countFacts(EmployeesFile !== null || Employees.some(({ Name, UserRole }) => !isEmpty(Name) && !isEmpty(UserRole))),
})
