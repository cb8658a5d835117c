/** Where the carrier tells us of calls and texts: numbers are pointed here. */
export const voicePath = '/hooks/twilio/voice';
export const voiceEndedPath = '/hooks/twilio/voice/ended';
export const transferredPath = '/hooks/twilio/voice/transferred';
export const whisperPath = '/hooks/twilio/voice/whisper';
export const transferTakenPath = '/hooks/twilio/voice/transfer-taken';
export const ownerDialledPath = '/hooks/twilio/voice/owner-dialled';
export const proofPath = '/hooks/twilio/voice/proof';
export const provedPath = '/hooks/twilio/voice/proved';
export const voicemailPath = '/hooks/twilio/voice/voicemail';
export const callStatusPath = '/hooks/twilio/call-status';
export const smsPath = '/hooks/twilio/sms';
/** The carrier's second try, where the first answer was an error or none. */
export const smsFallbackPath = '/hooks/twilio/sms/fallback';
export const smsStatusPath = '/hooks/twilio/sms-status';
export const relayPath = '/hooks/twilio/relay';
