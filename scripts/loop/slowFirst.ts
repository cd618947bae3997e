import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * The longest test files of those that measure no times, the longest first. Two workers take files from one row: a long one that begins last
 * would run alone while the other worker waits.
 */
const slow: readonly string[] = [
  'test/platform/dashboardPapers.test.ts',
  'test/contract/repeats.test.ts',
  'test/contract/calls.test.ts',
  'test/contract/ends.test.ts',
]

/** Begins with the slow files, on any machine; the others follow in Vitest's own order. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rest = await super.sort(files)
    const placeOf = ({ moduleId }: TestSpecification) => {
      const at = slow.findIndex(name => moduleId.endsWith(name))
      return at < 0 ? slow.length : at
    }
    return rest.toSorted((a, b) => placeOf(a) - placeOf(b))
  }
}
