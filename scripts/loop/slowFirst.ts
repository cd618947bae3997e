import { BaseSequencer, type TestSpecification } from 'vitest/node'

/**
 * Test files that take half a minute and more, the longest first. Two workers take files from one row: a long one that begins last would run
 * alone while the other worker waits.
 */
const slow: readonly string[] = [
  'test/platform/dashboardPapers.test.ts',
  'test/contract/repeats.test.ts',
  'test/platform/start.test.ts',
  'test/platform/restore.test.ts',
  'test/platform/rolling.test.ts',
  'test/contract/calls.test.ts',
  'test/platform/demo.test.ts',
  'test/platform/resilience.test.ts',
  'src/platform/pdf/printer.test.ts',
  'test/platform/hostileUploads.test.ts',
  'test/contract/ends.test.ts',
  'test/platform/accountExport.test.ts',
  'test/platform/dueRowsCrash.test.ts',
  'test/platform/hostileFiles.test.ts',
  'test/platform/backups.test.ts',
  'test/platform/processes.test.ts',
  'test/platform/operating.test.ts',
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
