/** What owners ask before they try it, for the page and for search engines. */
export const ownerQuestions: readonly { asked: string; answer: string }[] = [
  {
    asked: 'Do I have to change my phone number?',
    answer:
      'No. Your number stays yours. Your carrier forwards the calls you do not pick up to your AI employee, and you can turn that off at any time.',
  },
  {
    asked: 'What does the AI tell callers?',
    answer:
      'Only what you entered: services, prices, hours, answers and notes. The rest it passes on.',
  },
  {
    asked: 'Will callers know that it is an AI?',
    answer: 'Yes. It says so when it answers, and callers can ask for a person.',
  },
  {
    asked: 'Does it give prices?',
    answer:
      'It gives basic quotes from your price list. Where you would rather not say a price, it takes the details instead.',
  },
  {
    asked: 'How do I hear about a call?',
    answer:
      'By a summary once the call is over: who it was, what they need, what was quoted and what was promised. By text, email or both, once this site is set up to send them.',
  },
  {
    asked: 'Can it book appointments?',
    answer:
      'In its own appointment book, yes, once you switch that on: it offers free times within your business hours, books the one the caller takes, and can move or cancel it later. Until then it notes the time the caller would like. It cannot book into the tool you already use yet.',
  },
  {
    asked: 'What does it cost?',
    answer:
      'Setting up and training are free and need no credit card. The plans are on the pricing page; each begins with seven free days.',
  },
];
