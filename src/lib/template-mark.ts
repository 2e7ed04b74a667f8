/**
 * Stands around the tokens of a template and in the comments around its parts. As a noncharacter of Unicode it means nothing
 * in any text, and what editors write is read without it, so that no words of theirs are ever taken for a token.
 */
export const templateMark = '\uFDD0';

/** What a function puts the value of that name for. */
export const templateToken = (name: string) => templateMark + name + templateMark;

/** The same text without the mark; a sign stands for it, so that nothing grows together that was looked at apart. */
export const withoutTemplateMark = (text: string) => text.replaceAll(templateMark, '\uFFFD');
