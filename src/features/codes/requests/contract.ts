import { channel } from '../../../core/channel.ts'
import { requestFlag } from './model.ts'

export const visitEvent = channel<{ BuildingId: string }>('visits', {
  summary: 'Somebody came to the building or left it',
  about: 'building',
  may: requestFlag,
})
