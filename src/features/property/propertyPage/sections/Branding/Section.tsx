import { useWords } from '../../../../../ui/words.tsx'
import type { Branding } from '../../../../codes/branding/model.ts'
import { lookOf, newBranding } from '../../../../codes/branding/rules.ts'
import type { SectionPage } from '../panel.tsx'
import { BrandingFields } from './BrandingFields.tsx'
import { words } from './words.ts'

const standard = JSON.stringify(lookOf(newBranding()))

const Summary = ({ payload }: { payload: Branding }) => {
  const t = useWords(words)
  const parts = [JSON.stringify(lookOf(payload)) === standard ? t('defaultStyle') : t('ownStyle')]
  if (payload.LogoFilename) parts.push(t('withLogo'))
  return parts.join(', ')
}

export const page: SectionPage<'Branding'> = {
  Fields: BrandingFields,
  of: ({ Sections, LogoFilename }) => ({ ...(Sections.Branding ?? newBranding()), LogoFilename }),
  Summary,
}
