import { defineWords } from '../../../core/words.ts'

export const mailWords = defineWords({
  en: {
    ask: {
      title: 'Please review the signs of {building}',
      lead: 'The signs of {building} are ready to be printed. Look at each, and approve it or say what is to change.',
    },
    remind: {
      title: 'The signs of {building} wait for your review',
      lead: 'Some signs of {building} are not decided yet. They are printed once you have approved them.',
    },
    open: 'Review the signs',
    footer: 'You get this mail because you were asked to review these signs. Whoever has the link can decide.',
  },
  es: {
    ask: {
      title: 'Revise los rótulos de {building}',
      lead: 'Los rótulos de {building} están listos para imprimirse. Mire cada uno y apruébelo o diga qué hay que cambiar.',
    },
    remind: {
      title: 'Los rótulos de {building} esperan su revisión',
      lead: 'Algunos rótulos de {building} aún no están decididos. Se imprimen cuando usted los apruebe.',
    },
    open: 'Revisar los rótulos',
    footer: 'Recibe este correo porque se le pidió revisar estos rótulos. Quien tenga el enlace puede decidir.',
  },
  fr: {
    ask: {
      title: 'Veuillez contrôler les panneaux de {building}',
      lead: 'Les panneaux de {building} sont prêts à être imprimés. Regardez chacun, approuvez-le ou dites ce qui doit changer.',
    },
    remind: {
      title: 'Les panneaux de {building} attendent votre contrôle',
      lead: 'Certains panneaux de {building} ne sont pas encore décidés. Ils sont imprimés dès que vous les avez approuvés.',
    },
    open: 'Contrôler les panneaux',
    footer: 'Vous recevez ce courriel parce qu’on vous a demandé de contrôler ces panneaux. Qui a le lien peut décider.',
  },
})
