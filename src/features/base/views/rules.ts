import { type Problem, required } from '../../../core/problem.ts'

/** Most views that a user keeps of one list. */
export const mostViews = 50
export const tooManyViews = 'You have 50 views of this list. Delete one first.'

/** A view needs a name. */
export const viewProblems = (view: { Name: string }): Problem[] => required(view, ['Name'])

/** Whether filters name rows by their ids: those are of one account, so the view is too. */
export const namesIds = (query: string): boolean => /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/i.test(query)
