//! What stands on the board instead of a card: standard projects, conversions, bonus steps, milestones,
//! awards.

use crate::language::Language;
use crate::mars::clause::Clauses;
use crate::nouns::Noun;
use tharsis_mars::{
    Area, Award, BonusStep, Conversion, HEAT_PER_STEP, Milestone, Options, PLANTS_PER_GREENERY, Project,
    Resource, conversion_effects, project_cost, project_effects,
};

impl Language {
    /// What a standard project costs and does.
    pub fn project_text(&self, project: Project) -> String {
        if project == Project::SellPatents {
            return self.sentence(self.plain("sell-patents"));
        }
        let price = self.phrase().counted("what", Resource::Money, project_cost(project)).say("spend");
        let does = Clauses::new(self, None).list(project_effects(project));
        self.sentence(self.joined("arrow", [price, does]))
    }

    /// What a conversion costs, without any card that changes it, and does.
    pub fn conversion_text(&self, conversion: Conversion) -> String {
        let (n, resource) = match conversion {
            Conversion::Plants => (PLANTS_PER_GREENERY, Resource::Plants),
            Conversion::Heat => (HEAT_PER_STEP, Resource::Heat),
        };
        let price = self.phrase().counted("what", resource, n).say("spend");
        let does = Clauses::new(self, None).list(conversion_effects(conversion));
        self.sentence(self.joined("arrow", [price, does]))
    }

    /// What reaching a bonus step of a map gives.
    pub fn bonus_step_text(&self, step: &BonusStep) -> String {
        let id = format!("cause-{}", step.parameter.word());
        let reached = self.phrase().number("n", step.at).say(&id);
        let gives = Clauses::new(self, None).list(step.gives);
        self.sentence(self.joined("colon", [reached, gives]))
    }

    /// What is printed on an area of a map, if anything.
    pub fn area_text(&self, area: &Area) -> Option<String> {
        (!area.gives.is_empty()).then(|| self.sentence(Clauses::new(self, None).list(area.gives)))
    }

    /// What a milestone asks for in a variant.
    pub fn milestone_text(&self, milestone: Milestone, options: &Options) -> String {
        self.phrase().number("need", milestone.need(options)).say(&format!("{}-text", milestone.id()))
    }

    /// What an award compares.
    pub fn award_text(&self, award: Award) -> String {
        self.phrase().say(&format!("{}-text", award.id()))
    }
}
