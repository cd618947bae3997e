import { handle } from '../../../../platform/handle.ts'
import { RegisterPhone as call } from '../contract.ts'
import { registerPhone, signTicket } from '../phones.server.ts'

export const RegisterPhone = handle(call, async (ctx, input) => {
  const phone = await registerPhone(ctx, input)
  return { PhoneId: phone.id, Name: phone.Name, SignedIn: phone.UserId !== null, ...signTicket(phone, ctx) }
})
