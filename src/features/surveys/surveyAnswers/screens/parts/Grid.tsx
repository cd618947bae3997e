import { SimpleGrid } from '@mantine/core'
import type { ReactNode } from 'react'

/** Fields in two columns, one on a phone. */
export const Grid = ({ children }: { children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" verticalSpacing="md">
    {children}
  </SimpleGrid>
)
