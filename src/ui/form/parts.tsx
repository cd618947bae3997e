import { Fieldset, SimpleGrid, Stack, Text, Title, type TitleOrder } from '@mantine/core'
import type { ReactNode } from 'react'

type PartProps = { title: string; lead?: string; order?: TitleOrder; children: ReactNode }

/** A group of fields with its title, one below the other; `order` is the level of its heading. */
export const FieldPart = ({ title, lead, order = 3, children }: PartProps) => (
  <Fieldset
    variant="unstyled"
    m={0}
    p={0}
    miw={0}
    legend={
      <Title order={order} size="h3" mb={lead ? 2 : 'xs'}>
        {title}
      </Title>
    }
  >
    <Stack gap="sm">
      {lead && (
        <Text size="sm" c="dimmed">
          {lead}
        </Text>
      )}
      {children}
    </Stack>
  </Fieldset>
)

/** Fields side by side in two columns, on a narrow screen below each other. */
export const FieldPairs = ({ from = 'sm', children }: { from?: 'xs' | 'sm'; children: ReactNode }) => (
  <SimpleGrid cols={{ base: 1, [from]: 2 }} spacing="md" verticalSpacing="sm">
    {children}
  </SimpleGrid>
)

/** Fields side by side, as many as there is room for. */
export const FieldRow = ({ children }: { children: ReactNode }) => (
  <SimpleGrid minColWidth={200} autoFlow="auto-fit" spacing="md" style={{ alignItems: 'start' }}>
    {children}
  </SimpleGrid>
)
