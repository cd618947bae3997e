import { hints } from '../../../../../core/hints.ts'
import { isEmpty } from '../../../../../core/problem.ts'
import { countFacts, type WrongField } from '../../checks.ts'
import { defineSection } from '../section.ts'
import { Branding as model } from './model.ts'
import { words } from './words.ts'

export const Branding = defineSection({
  fields: { Branding: model },
  savedAs: 'property',
  empty: { Branding: { LogoFile: null, PrimaryColor: '', SecondaryColor: '', Note: '' } },
  words,
  check: ({ Branding: { PrimaryColor, SecondaryColor } }) => [
    ...checkColor('Branding.PrimaryColor', PrimaryColor),
    ...checkColor('Branding.SecondaryColor', SecondaryColor),
  ],
  count: ({ Branding: { LogoFile, PrimaryColor } }) => countFacts(LogoFile !== null, !isEmpty(PrimaryColor)),
})

const checkColor = (path: string, value: string): WrongField[] =>
  value === '' || /^#[0-9a-f]{6}$/i.test(value) ? [] : [[path, hints.color]]
