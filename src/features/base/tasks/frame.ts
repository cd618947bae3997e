import type { FeatureFrame } from '../../../ui/frame/featureFrame.ts'
import { TaskBell } from './screens/TaskBell.tsx'

export const frame: FeatureFrame = { tools: [{ order: 20, Tool: TaskBell }] }
