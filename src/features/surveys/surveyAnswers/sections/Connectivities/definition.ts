import { countFacts, isBlank } from '../../checks.ts'
import { rows } from '../../model.ts'
import { defineSection } from '../section.ts'
import { Connectivity } from './model.ts'
import { networkCounts, openNetwork } from './rules.ts'
import { words } from './words.ts'

export const Connectivities = defineSection({
  fields: { Connectivities: rows(Connectivity, 30) },
  savedAs: 'section',
  empty: { Connectivities: [] },
  words,
  tidy: ({ Connectivities }) => ({
    Connectivities: Connectivities.map(openNetwork).filter(row => !isBlank({ ...row, PasswordSet: null })),
  }),
  count: ({ Connectivities }) => countFacts(Connectivities.some(networkCounts)),
  mapSecrets: ({ Connectivities }, change) => ({
    Connectivities: Connectivities.map(({ Password, PasswordSet, ...network }) => ({
      ...network,
      ...change({ Password, PasswordSet }, network.id),
    })),
  }),
})
