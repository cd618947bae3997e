import { importColumns } from '../../base/importing/columns.ts'
import { words } from './words.ts'

/** The columns of a file of reviews. */
export const reviewFields = ['BuildingCode', 'ReviewId', 'Stars', 'ReviewDate', 'Comment'] as const
export type ReviewField = (typeof reviewFields)[number]

/** As Google names them in an export of reviews (`reviewId`, `starRating`, `createTime`, `comment`), and as people do. */
export const reviewColumns = importColumns<ReviewField>({
  fields: reviewFields,
  needed: ['BuildingCode', 'ReviewId', 'Stars', 'ReviewDate'],
  key: ['ReviewId'],
  labels: [words.en.fields, words.es.fields, words.fr.fields],
  aliases: {
    BuildingCode: ['Store code', 'storeCode', 'Location', 'Business code', 'Property code', 'Building'],
    ReviewId: ['reviewId', 'Review ID', 'name', 'id'],
    Stars: ['starRating', 'Star rating', 'Rating', 'Score'],
    ReviewDate: ['createTime', 'Create time', 'Date', 'Review date', 'Published'],
    Comment: ['comment', 'Review', 'Text', 'Review text'],
  },
})
