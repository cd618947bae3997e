import { demoPart } from '../../../platform/demo/part.ts'
import { accountsDemo } from '../accounts/demo.ts'
import { replyTemplates } from './tables.ts'

const templates = [
  { Title: 'On our way', Text: 'Hello {name}, thank you for telling us. Somebody is on the way.' },
  { Title: 'Part ordered', Text: 'Hello {name}, the part is ordered. We come back as soon as it is here.' },
  { Title: 'When may we come', Text: 'Hello {name}, when may we come in? Please answer with a day and a time.' },
  { Title: 'En camino', Text: 'Hola, {name}: gracias por avisar. Ya va alguien.' },
]

/** Answers that the teams of the demo world write again and again. */
export const replyTemplatesDemo = demoPart('base/replyTemplates', async making => {
  for (const { GroupId } of accountsDemo.made(making))
    await making.tx.insert(replyTemplates).values({ GroupId, id: GroupId, Templates: templates, CreatedDate: making.from })
})
