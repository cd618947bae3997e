import { Skeleton, Stack } from '@mantine/core'

/** What stands there until it is known how much waits: nothing below it moves afterwards. */
export const HomeWaiting = () => (
  <Stack gap="md" aria-busy="true">
    <Skeleton h={90} radius="md" />
    <Skeleton h={128} radius="md" />
    <Skeleton h={340} radius="md" />
  </Stack>
)
