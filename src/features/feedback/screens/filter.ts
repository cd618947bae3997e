/** Which comments are shown, in the address: one of the fixed filters, a text, days of the period. */
export const noCommentFilter = { comments: 'All', text: '', days: '' }
