/** Kinds of work. A caller who asks for one is not offered another as though it were the same. */
export const kindsOfWork: Record<string, readonly string[]> = {
  install: ['install', 'replace', 'new', 'swap', 'fit', 'put', 'upgrade', 'change'],
  repair: ['repair', 'fix', 'broken', 'troubleshoot', 'mend', 'patch', 'leaking'],
  clean: ['clean', 'wash', 'unclog', 'flush', 'steam', 'cleaner'],
  inspect: ['inspection', 'test', 'exam', 'assessment', 'diagnosis', 'diagnostic', 'check'],
  remove: ['remove', 'removal', 'disposal', 'demolition'],
  restore: ['restoration', 'refinish', 'polish', 'buff', 'refurbish'],
  rent: ['rent', 'rental', 'lease', 'hire'],
  teach: ['course', 'class', 'lesson', 'training'],
  supply: ['part', 'supply', 'kit'],
};
