/** How callers are told that they speak with an AI; `{name}` is what the owner calls it. */
export const disclosures = {
  en: {
    plain: "I'm the AI assistant here.",
    named: "I'm {name}, the AI assistant here.",
    question: 'How can I help?',
  },
  fr: {
    plain: "Je suis l'assistante virtuelle, une intelligence artificielle.",
    named: "Je suis {name}, l'assistante virtuelle, une intelligence artificielle.",
    question: 'Comment puis-je vous aider?',
  },
} as const;
