/** A backup, or a test whether the newest one can be restored. */
export const runKinds = ['Backup', 'TestRestore'] as const
export const runStates = ['Running', 'Done', 'Failed'] as const
