import { handle } from '../../../../platform/handle.ts'
import { contactRoles } from '../../../property/contacts/contactRoles.ts'
import { GetSurveyRoles as call } from '../contract.ts'

// Nobody becomes an admin by a survey.
const offered = contactRoles.filter(({ Role }) => Role !== 'Admin').map(({ Role, Name }) => ({ Role, Name }))

export const GetSurveyRoles = handle(call, async () => ({ Roles: offered }))
