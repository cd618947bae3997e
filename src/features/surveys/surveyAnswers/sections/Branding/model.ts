import { multiline, text, z } from '../../../../../core/call.ts'
import { file } from '../../model.ts'

export const Branding = z.strictObject({ LogoFile: file(), PrimaryColor: text(7), SecondaryColor: text(7), Note: multiline(2000) })
export type Branding = z.output<typeof Branding>
