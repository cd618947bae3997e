import type { UseQueryResult } from '@tanstack/react-query'
import { useSay } from '../useSay.ts'

/** What a card shows while its answer is not there. */
export const useCardState = () => {
  const say = useSay()
  return (query: UseQueryResult<unknown, Error>) => ({
    loading: query.isPending,
    ...(query.isError && query.data === undefined && { error: say(query.error.message), onRetry: () => void query.refetch() }),
  })
}
