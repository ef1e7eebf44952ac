//! The interface as a document: every change of it is seen in a review. `INSTA_UPDATE=always cargo test` accepts one.

#[test]
fn the_interface_is_what_was_agreed() {
    insta::assert_json_snapshot!(tharsis_server::openapi());
}

#[test]
fn every_route_says_what_it_is_and_how_it_refuses() {
    let document = serde_json::to_value(tharsis_server::openapi()).expect("plain data");
    for (path, methods) in document["paths"].as_object().expect("paths") {
        for (method, about) in methods.as_object().expect("methods") {
            assert!(
                about["summary"].as_str().is_some_and(|text| text.len() > 5),
                "{method} {path} has no summary"
            );
            let answers = about["responses"].as_object().expect("answers");
            assert!(answers.keys().any(|status| status.starts_with('2')), "{method} {path} never works");
        }
    }
}
