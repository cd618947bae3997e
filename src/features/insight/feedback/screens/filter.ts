/** Which comments are shown, in the address: one of the fixed filters, a typed text, a word of the cloud, a topic, days of the period. */
export const noCommentFilter = { comments: 'All', text: '', word: '', topic: '', days: '' }
